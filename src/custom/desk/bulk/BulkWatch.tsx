import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { useRecentWork } from './useBulkWork.ts';

const BulkWorks = lazyWithWords(() => import('./BulkWorks.tsx'));

/** Loads the user's bulk jobs of the week. Their texts load only if there are any. */
export default function BulkWatch() {
  const { data: works = [] } = useRecentWork();
  return works.length > 0 ? <BulkWorks works={works} /> : null;
}
