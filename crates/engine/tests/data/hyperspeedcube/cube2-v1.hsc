# Hyperspeedcube puzzle log
---
version: 1
puzzle:
  Rubiks3D:
    layer_count: 2
state: 2
scramble_length: 20
twist_count:
  ATM: 3
  ETM: 4
  STM: 3
  BTM: 3
  OBTM: 3
  QSTM: 4
  QBTM: 4
  QOBTM: 4
scramble: >
  0,1,1 3,2,1 1,0,1 0,2,1 3,3,1 5,3,1 4,0,1 3,0,1 4,1,1 1,1,1 2,0,1
  0,3,1 3,3,1 2,2,1 0,2,1 2,2,1 1,3,1 0,0,1 1,1,1 2,2,1
twists: >
  R U2 z R'
