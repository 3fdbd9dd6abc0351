import { createRequire } from 'node:module';

/**
 * All that emotion draws has one class of no style: which sheets a document held depended on what its worker had drawn before, and to
 * make them took a tenth of the time. What styles hide is left to the browser tests.
 */
createRequire(import.meta.url)('@emotion/serialize').serializeStyles = () => ({
  name: 'unstyled',
  styles: '',
});
