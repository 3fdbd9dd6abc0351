import { createRequire } from 'node:module';

/**
 * emotion creates no styles here: the sheets of a document depended on earlier renders of the worker, and creating them
 * took a tenth of the time. Browser tests check what styles hide.
 */
createRequire(import.meta.url)('@emotion/serialize').serializeStyles = () => ({
  name: 'unstyled',
  styles: '',
});
