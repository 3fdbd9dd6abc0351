import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';

export const BegunFirst = lazyWithWords(() => import('./PrefillNotice.tsx'));
