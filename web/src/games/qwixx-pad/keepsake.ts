// A pad has the sheets of the dice game.
export { default } from '../qwixx/keepsake';
