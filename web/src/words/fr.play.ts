// What is said at a table.
import notation from '../../../words/fr/notation.ftl?raw';
import quixo from '../../../words/fr/quixo.ftl?raw';
import qwirkle from '../../../words/fr/qwirkle.ftl?raw';
import qwixx from '../../../words/fr/qwixx.ftl?raw';
import table from '../../../words/fr/table.ftl?raw';
import rules from '../../../words/fr/rules.ftl?raw';

export default [rules, table, qwixx, quixo, qwirkle, notation];
