import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RecordListProps } from './columns.ts';
import { ListContent } from './ListContent.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

/** The rows of a list: a table, or cards on a phone. */
export function RecordList(props: RecordListProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return <ListContent>{isPhone ? <RecordCards {...props} /> : <RecordTable {...props} />}</ListContent>;
}
