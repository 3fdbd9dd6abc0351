import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Move } from '#contract/teamwork/workloadCalls.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Hint } from '#src/components/page/Hint.tsx';

interface MovesProps {
  moves: readonly Move[];
  /** The moves that are not carried out. */
  excluded: ReadonlySet<number>;
  onLeave: (excluded: ReadonlySet<number>) => void;
}

/** A checkbox for each move; all are checked at first. */
export function Moves({ moves, excluded, onLeave }: MovesProps) {
  const translate = useTranslate();
  const isAll = excluded.size === 0;
  const toggle = (id: number) => {
    const after = new Set(excluded);
    if (!after.delete(id)) after.add(id);
    onLeave(after);
  };
  return (
    <>
      <FormControlLabel
        label={translate('workload.even.all')}
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={!isAll && excluded.size < moves.length}
            onChange={() => onLeave(isAll ? new Set(moves.map(({ id }) => id)) : new Set())}
          />
        }
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {moves.map((move) => (
          <MoveRow
            key={move.id}
            move={move}
            isExcluded={excluded.has(move.id)}
            onToggle={() => toggle(move.id)}
          />
        ))}
      </Box>
    </>
  );
}

function MoveRow({ move, isExcluded, onToggle }: { move: Move; isExcluded: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { complaint_number, category, area, mandal, from, to } = move;
  const place = [nameIn(area), ...(mandal ? [nameIn(mandal)] : [])].join(', ');
  return (
    <Box component="li" sx={ROW}>
      <Checkbox
        size="small"
        checked={!isExcluded}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': translate('workload.even.tick', { number: complaint_number }) } }}
        sx={{ mt: -1 }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {complaint_number}
        </Typography>
        <Hint text="workload.even.what" values={{ category: nameIn(category), place }} />
        <Typography variant="body2">
          {translate('workload.even.way', { from: from.name, to: to.name })}
        </Typography>
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
