# Hyperspeedcube puzzle log
---
version: 1
puzzle:
  Rubiks4D:
    layer_count: 3
state: 2
scramble_length: 45
twist_count:
  ATM: 4
  ETM: 4
  STM: 4
  BTM: 4
  OBTM: 5
  QSTM: 6
  QBTM: 6
  QOBTM: 7
scramble: >
  1,23,1 3,16,3 3,28,3 6,18,3 1,24,2 6,13,1 0,15,1 1,21,1 7,10,3 1,30,2
  3,6,1 7,9,3 1,19,1 2,19,3 0,11,1 3,7,1 3,14,3 1,1,2 4,23,3 6,26,2
  6,31,1 1,1,3 2,19,3 4,12,3 1,13,1 7,22,1 5,25,1 6,30,2 5,20,1 3,16,1
  6,29,5 5,22,3 1,9,2 4,22,5 5,1,1 5,28,3 4,19,1 5,14,3 3,9,3 2,21,5
  7,10,3 1,15,3 3,1,3 1,28,3 5,4,1
twists: >
  IUF RO {1-2}FU EL
