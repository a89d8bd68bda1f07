# Hyperspeedcube puzzle log
---
version: 1
puzzle:
  Rubiks3D:
    layer_count: 3
state: 2
scramble_length: 30
twist_count:
  ATM: 4
  ETM: 4
  STM: 4
  BTM: 4
  OBTM: 5
  QSTM: 5
  QBTM: 5
  QOBTM: 6
scramble: >
  0,1,1 3,2,2 1,0,1 0,2,3 4,3,3 0,0,3 2,3,1 4,2,3 1,0,1 1,3,2 3,1,3
  1,0,2 2,1,1 2,3,1 1,2,2 2,1,3 1,1,1 4,1,2 1,0,3 0,3,3 0,3,1 3,1,3
  0,2,5 0,2,3 2,0,1 2,2,3 4,1,1 2,0,5 0,0,5 4,3,3
twists: >
  R U2 Fw M
