// What every screen says.
import common from '../../../words/fr/common.ftl?raw';
import page from '../../../words/fr/page.ftl?raw';

export default [common, page];
