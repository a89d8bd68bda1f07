# Hyperspeedcube puzzle log
---
version: 1
puzzle:
  Rubiks4D:
    layer_count: 2
state: 2
scramble_length: 30
twist_count:
  ATM: 3
  ETM: 4
  STM: 3
  BTM: 3
  OBTM: 3
  QSTM: 5
  QBTM: 5
  QOBTM: 5
scramble: >
  1,23,1 2,17,1 1,15,1 4,13,1 0,27,1 6,13,1 0,15,1 1,21,1 7,10,1 4,8,1
  6,9,1 0,1,1 0,4,1 3,14,1 3,28,1 1,29,1 4,8,1 4,1,1 4,20,1 7,22,1
  5,19,1 6,19,1 2,1,1 3,2,1 5,25,1 6,30,1 4,17,1 6,13,1 4,22,1 4,8,1
twists: >
  IUF RO xw DL
