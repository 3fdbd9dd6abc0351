import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useFailureText } from '#src/components/feedback/useFailureText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { NEWEST_FIRST } from '../list/firstCall.ts';
import { writeAddress } from '../list/listAddress.ts';
import { refusalOr } from '../refusalOr.ts';
import { StatusChip } from '../StatusChip.tsx';
import { useSearchResults } from './useSearchResults.ts';

interface SearchResultsProps {
  /** The trimmed search text. */
  term: string;
  listId: string;
  /** The search box. It keeps the focus while its keys move through the results. */
  field: RefObject<HTMLInputElement | null>;
  /** The index of the result that the keys have marked. The last one is the link to all results. */
  marked: number | undefined;
  onMark: (place: number) => void;
  /** The user has chosen a result. */
  onGo: () => void;
}

/** Below the box: the first results, and a link to all of them. */
export default function SearchResults({ term, listId, field, marked, onMark, onGo }: SearchResultsProps) {
  const translate = useTranslate();
  const results = useSearchResults(term);
  const { rows, error, isSearching, refetch } = results;
  const { openComplaint, openAll } = useComplaintWays();
  const failure = useFailureText(error, reasonOf);

  const choose = (place = rows.length) => {
    const row = rows[place];
    onGo();
    if (row) openComplaint(row.id);
    else openAll(term);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const places = rows.length + 1;
    if (event.isComposing) return;
    if (event.key === 'Enter') choose(marked);
    // Results that are about to change cannot be chosen by key.
    else if (isSearching) return;
    else if (event.key === 'ArrowDown') onMark(((marked ?? -1) + 1) % places);
    else if (event.key === 'ArrowUp') onMark(((marked ?? places) - 1 + places) % places);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const box = field.current;
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [field]);
  const markedId = marked === undefined ? null : `${listId}-${marked}`;
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);

  const option = (place: number) => ({
    id: `${listId}-${place}`,
    role: 'option',
    tabIndex: -1,
    selected: place === marked,
    'aria-selected': place === marked,
    onMouseDown: keepFocus,
    onClick: () => choose(place),
  });

  return (
    <Paper elevation={8} sx={PANEL}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, py: 1 }}>
        {!failure && <ResultCount {...results} />}
      </Typography>
      {failure && (
        <Alert
          severity="error"
          sx={{ mx: 2, mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => refetch()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      <Box role="listbox" id={listId} aria-label={translate('shell.find.answers')} aria-busy={isSearching}>
        {rows.map((row, place) => (
          <MenuItem key={row.id} {...option(place)} divider sx={{ opacity: isSearching ? 0.6 : 1 }}>
            <ComplaintAnswer row={row} />
          </MenuItem>
        ))}
        <MenuItem {...option(rows.length)} sx={{ color: 'primary.main', fontWeight: 600 }}>
          {translate('shell.find.all')}
        </MenuItem>
      </Box>
    </Paper>
  );
}

/** A press on a result leaves the focus in the box, so that the panel stays until the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The server's reason for a rejected search. */
const reasonOf = refusalOr('complaint.list.failed');

function ResultCount({ isSearching, total, more }: ReturnType<typeof useSearchResults>): string {
  const translate = useTranslate();
  const { number } = useFormats();
  if (isSearching) return translate('shell.find.searching');
  if (total === 0) return translate('shell.find.none');
  const shown = { smart_count: total, total: number(total) };
  return translate(more ? 'complaint.list.moreThan' : 'complaint.list.count', shown);
}

const PANEL = {
  position: 'absolute',
  top: '100%',
  right: 0,
  mt: 0.5,
  width: { xs: '100%', md: 'max(100%, 30rem)' },
  maxHeight: 'calc(100dvh - 5rem)',
  overflowY: 'auto',
} as const;

/** A grievance in two lines: name and place, then number and status. */
function ComplaintAnswer({ row }: { row: ComplaintRow }) {
  const placeText = usePlaceText();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, width: '100%', minWidth: 0, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          <strong>{row.complaint_number}</strong> · {row.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {placeText(row)}
        </Typography>
      </Box>
      <StatusChip status={row.status} />
    </Box>
  );
}

/** The targets of results: a grievance, or the role's list with the search text, which is not in the address. */
function useComplaintWays() {
  const navigate = useNavigate();
  return {
    openComplaint: (id: ComplaintRow['id']) => navigate(`/grievance/${id}`),
    openAll: (term: string) => {
      const session = storedSession();
      if (!session) return;
      const pathname = maySee(session, '/grievance/all', screens) ? '/grievance/all' : '/grievance';
      const { field: sort, order } = NEWEST_FIRST;
      const shown = { filter: { term }, page: 1, perPage: PAGE_SIZE, sort, order };
      const { search, state } = writeAddress(shown, session.user.id, []);
      navigate({ pathname, search }, { state });
    },
  };
}
