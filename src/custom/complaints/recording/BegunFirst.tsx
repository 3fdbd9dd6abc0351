import { later } from '#src/components/page/lazyWithWords.tsx';

export const BegunFirst = later(() => import('./BegunNotice.tsx'));
