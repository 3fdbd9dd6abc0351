import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import type { MergedPerson, PersonCard } from '#contract/persons/person.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useUndo, useUndoneText } from './useUndo.ts';

/** The people who were merged into the page's person, as long as that can be undone (PER-13). */
export function MergedFrom({ person }: { person: PersonCard }) {
  const open = person.merged_from.filter(({ undo_until }) => undo_until !== null);
  if (open.length === 0) return null;
  return (
    <Section title="merging.undo.title">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {open.map((merged) => (
          <Merged key={merged.merge_id} merged={merged} />
        ))}
      </Box>
    </Section>
  );
}

function Merged({ merged }: { merged: MergedPerson }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { name, phones, merged_at, merged_by, undo_until } = merged;
  const actor = storedActor();
  const mergedText = translate(`merging.undo.${merged_by ? 'merged' : 'mergedBySomebody'}`, {
    day: day(merged_at),
    by: merged_by?.name,
  });
  const until = undo_until && translate('merging.undo.until', { day: day(undo_until) });
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <strong>{name}</strong> {phones.join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[mergedText, until].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {actor && can(actor, 'edit', 'personMerge') && (
        <Button
          size="small"
          variant="outlined"
          sx={{ flexShrink: 0 }}
          aria-label={translate('merging.undo.named', { name })}
          onClick={() => setAsking(true)}
        >
          {translate('merging.undo.action')}
        </Button>
      )}
      {isAsking && <UndoQuestion merged={merged} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** Shows what an undo restores and what stays. After a failure it stays open. */
function UndoQuestion({ merged, onClose }: { merged: MergedPerson; onClose: () => void }) {
  const notify = useNotify();
  const undoneText = useUndoneText();
  const undo = useUndo((undone) => {
    notify(undoneText(undone), {
      type: 'success',
      messageArgs: { _: undoneText(undone) },
      autoHideDuration: 10_000,
    });
    onClose();
  });
  const { name } = merged;
  return (
    <ConfirmDialog
      title="merging.undo.named"
      question="merging.undo.question"
      action="merging.undo.action"
      named={{ name }}
      run={undo}
      onConfirm={() => undo.mutate(merged.merge_id)}
      onClose={onClose}
    />
  );
}

const ROW = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
