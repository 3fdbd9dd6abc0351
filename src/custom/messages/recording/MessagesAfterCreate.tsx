import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';

/** The slip of a new grievance (MSG-17). */
export default lazyWithWords(() => import('./AfterCreated.tsx'));
