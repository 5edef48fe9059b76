// The card game is scored on the sheets of the dice.
export { default } from '../qwixx/keepsake';
