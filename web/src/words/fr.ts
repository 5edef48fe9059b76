// What every screen says.
import boards from '../../../words/fr/boards.ftl?raw';
import common from '../../../words/fr/common.ftl?raw';
import page from '../../../words/fr/page.ftl?raw';

export default [common, page, boards];
