import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import { COLUMNS, TableFrame } from './ComplaintTable.tsx';

const LINES = Array.from({ length: PAGE_SIZE }, (_, index) => index);

/** A list that is not there yet, as high as a full page of it, so that nothing jumps (LIST-08). */
export function ListSkeleton({ narrow }: { narrow: boolean }) {
  if (narrow) {
    return (
      <Stack sx={{ gap: 1 }}>
        {LINES.map((line) => (
          <Skeleton key={line} variant="rounded" height={184} />
        ))}
      </Stack>
    );
  }
  return (
    <TableFrame>
      {LINES.map((line) => (
        <TableRow key={line}>
          {[...COLUMNS, 'actions'].map((column) => (
            <TableCell key={column}>
              <Skeleton height={37} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableFrame>
  );
}
