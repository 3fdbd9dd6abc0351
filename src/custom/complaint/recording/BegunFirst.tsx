import { later } from '#src/kit/page/later.tsx';

export const BegunFirst = later(() => import('./BegunNotice.tsx'));
