import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MergedComplaint } from '#contract/persons/merging.ts';
import { SafeHtml } from '#src/components/format/SafeHtml.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { Media } from '#src/custom/complaints/detail/media/Media.tsx';
import { ChangeRow } from '#src/custom/complaints/detail/timeline/Changes.tsx';
import { HistoryRow, historyItems } from '#src/custom/complaints/detail/timeline/historyKind.tsx';
import { type MergedSource, UndoButton } from './UndoButton.tsx';

interface MergedPartProps {
  part: MergedComplaint;
  onUndo: (source: MergedSource) => void;
}

/** 'From 2026-000124': the description, the events and, unfolded, every change of a merged grievance (PER-17). */
export function MergedPart({ part, onUndo }: MergedPartProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { id, complaint_number: number, merged_at, merged_by, may_undo, media } = part;
  const history = historyItems(part.history, part.response).sort((one, other) =>
    other.at.localeCompare(one.at),
  );
  return (
    <Section
      title={translate('complaint.merge.from', { number })}
      control={id !== null && <UndoButton source={{ id, number, may_undo }} onUndo={onUndo} />}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Hint
          text="complaint.merge.merged"
          values={{
            day: day(merged_at),
            name: merged_by?.name ?? translate('auth.title'),
          }}
        />
        {id !== null && (
          <MuiLink component={Link} to={`/grievance/${id}`} variant="body2">
            {translate('complaint.merge.open', { number })}
          </MuiLink>
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <SafeHtml html={part.details} />
        </Box>
        {media.length > 0 && <Media media={media} />}
        {history.length > 0 && (
          <Stack component="ol" sx={LIST}>
            {history.map((item) => (
              <HistoryRow key={item.key} item={item} />
            ))}
          </Stack>
        )}
        <FormControlLabel
          control={
            <Switch size="small" checked={isWhole} onChange={(_event, checked) => setWhole(checked)} />
          }
          label={translate('workflow.timeline.show')}
        />
        {isWhole && (
          <Stack component="ol" sx={LIST}>
            {part.timeline.map((entry) => (
              <ChangeRow key={entry.id} entry={entry} />
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

const LIST = { gap: 1.5, m: 0, p: 0, listStyle: 'none' };
