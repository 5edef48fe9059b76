// What pictures of Qwirkle show: the first five turns of the game in the rules (`pictures.test.ts`).

export const BOARD = [
  'Gt@-1,-1 Gk@0,-1 Gd@1,-1 Gc@2,-1',
  'Rk@0,0 Rd@1,0 Rc@2,0 Rs@3,0',
  'Bc@2,1 Bs@3,1',
  'Ps@3,2',
].flatMap((row) => row.split(' '));
