import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { useRecentWork } from './useBulkWork.ts';

const BulkWorks = lazyWithWords(() => import('./BulkWorks.tsx'));

/** Looks for one's own bulk work of the week; its words come only where there is any. */
export default function BulkWatch() {
  const { data: works = [] } = useRecentWork();
  return works.length > 0 ? <BulkWorks works={works} /> : null;
}
