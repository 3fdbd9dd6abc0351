import EditIcon from '@mui/icons-material/Edit';
import PersonAddAltIcon from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import { withWayBack } from '../wayBack.ts';

/** A click on something in a row is none on the row. */
export const keepClick = (event: MouseEvent) => event.stopPropagation();

/** Opens a row whose link was missed by a click; marking a text in it opens nothing. */
export function useOpenRow() {
  const navigate = useNavigate();
  const location = useLocation();
  return (id: ComplaintRow['id']) => {
    const isMarking = window.getSelection()?.type === 'Range';
    if (!isMarking) navigate(pathOf(id), { state: withWayBack(location) });
  };
}

export const pathOf = (id: ComplaintRow['id']) => `/grievance/${id}`;

/** Of the link of a row, which the keys lead to. */
export const rowId = (id: ComplaintRow['id']) => `grievance-${id}`;

/** Around the row whose link the keys have come to, which the bar above the page does not cover. */
export const ROW_FOCUS = {
  scrollMarginTop: 72,
  scrollMarginBottom: 8,
  '&:has(a:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
};

/** The number as the one link of a row. */
export function NumberLink({ row }: { row: ComplaintRow }) {
  return (
    <MuiLink
      component={Link}
      id={rowId(row.id)}
      to={pathOf(row.id)}
      onClick={keepClick}
      state={withWayBack(useLocation())}
      sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {row.complaint_number}
    </MuiLink>
  );
}

/** '(internal)' behind the number when the office recorded it (LIST-02). */
export function InternalMark({ row }: { row: ComplaintRow }) {
  const translate = useTranslate();
  if (row.source !== 'web') return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
      {' '}
      {translate('complaint.internal')}
    </Box>
  );
}

interface RowActionsProps {
  row: ComplaintRow;
  onAssign: (row: ComplaintRow) => void;
}

/** Assign for those who may (LIST-11), not once closed (DET-10); edit, disabled for what came from the app (LIST-01). */
export function RowActions({ row, onAssign }: RowActionsProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const shortcut = useShortcut();
  const number = row.complaint_number;
  return (
    <Box onClick={keepClick} sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {actor && offer('assign', actor, row) === 'enabled' && (
        <IconButton
          size="small"
          aria-label={translate('complaint.assign.row', { number })}
          {...shortcut('assign')}
          onClick={() => onAssign(row)}
        >
          <PersonAddAltIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        component={Link}
        to={`/grievance/update/${row.id}`}
        disabled={!actor || offer('edit', actor, row) !== 'enabled'}
        aria-label={translate('complaint.edit', { number })}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
