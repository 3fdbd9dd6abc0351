import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type CauseSuggestion,
  declineCause,
  listCauseSuggestions,
} from '#contract/persons/causeSuggestion.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import type { CauseStart } from './causeForm.ts';
import { useCauseTitle } from './useCauseTitle.ts';

/** Grievances that may have one cause, with buttons to create it or decline. Empty without suggestions (PER-22). */
export function Suggestions({ onMake }: { onMake: (start: CauseStart) => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf([CAUSES, 'suggestions'], listCauseSuggestions),
  );
  const decline = useDecline();
  const suggested = data?.data ?? [];
  const list = useFocusAfterRemoval<HTMLUListElement>(suggested.length);
  if (isError && !data)
    return (
      <Box sx={{ mb: 2 }}>
        <FailedNotice text="causes.suggested.failed" isRetrying={isFetching} onRetry={() => refetch()} />
      </Box>
    );
  if (suggested.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, mb: 2 }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('causes.suggested.title')}
      </Typography>
      <Box
        ref={list}
        component="ul"
        tabIndex={-1}
        aria-labelledby={titleId}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none' }}
      >
        {suggested.map((suggestion) => (
          <Suggested
            key={`${suggestion.category.id} ${suggestion.area.id}`}
            suggestion={suggestion}
            isPending={decline.isPending}
            onMake={onMake}
            onDecline={() => decline.mutate(suggestion)}
          />
        ))}
      </Box>
    </Paper>
  );
}

/** A declined suggestion returns when there are twice as many grievances. */
const useDecline = () =>
  useAction({
    run: ({ category, area }: CauseSuggestion) =>
      call(declineCause, { body: { category_id: category.id, area_id: area.id } }),
    done: 'causes.suggested.declined',
    renew: useRenew([CAUSES, 'suggestions']),
    isOnPage: true,
  });

interface SuggestedProps {
  suggestion: CauseSuggestion;
  isPending: boolean;
  onMake: (start: CauseStart) => void;
  onDecline: () => void;
}

function Suggested({ suggestion, isPending, onMake, onDecline }: SuggestedProps) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const titleOf = useCauseTitle();
  const { category, area, cases, people, oldest, complaint_ids, parliament_id, assembly_id, mandal_id } =
    suggestion;
  const what = titleOf({ category, area });
  const counted = { cases: number(cases), people: number(people), day: day(oldest) };
  const make = () => {
    const place = { parliament_id, assembly_id, mandal_id, area_id: area.id };
    onMake({ complaintIds: complaint_ids, values: { title: what, category_id: category.id, ...place } });
  };
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('causes.suggested.of', counted)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          color="inherit"
          aria-label={translate('causes.suggested.noOf', { what })}
          aria-disabled={isPending}
          onClick={() => isPending || onDecline()}
        >
          {translate('causes.suggested.no')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('causes.suggested.makeOf', { what })}
          onClick={make}
        >
          {translate('causes.make')}
        </Button>
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
