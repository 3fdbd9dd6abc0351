import { later } from '../../../kit/page/later.tsx';

export const BegunFirst = later(() => import('./BegunNotice.tsx'));
