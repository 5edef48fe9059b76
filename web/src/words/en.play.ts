// What is said at a table.
import notation from '../../../words/en/notation.ftl?raw';
import quixo from '../../../words/en/quixo.ftl?raw';
import qwirkle from '../../../words/en/qwirkle.ftl?raw';
import qwixx from '../../../words/en/qwixx.ftl?raw';
import table from '../../../words/en/table.ftl?raw';
import rules from '../../../words/en/rules.ftl?raw';

export default [rules, table, qwixx, quixo, qwirkle, notation];
