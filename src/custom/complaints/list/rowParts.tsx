import EditIcon from '@mui/icons-material/Edit';
import PersonAddAltIcon from '@mui/icons-material/PersonAddAlt';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import { isForRow } from '#src/declare/parts/rows.ts';
import { type WayBackState, withWayBack } from '../wayBack.ts';
import { isAssignable, type Ticks } from './useTicks.ts';

export const pathOf = (id: ComplaintRow['id']) => `/grievance/${id}`;

/** The id of a row's link, which the keys focus. */
export const rowId = (id: ComplaintRow['id']) => `grievance-${id}`;

/** The outline of the row with the keyboard focus. The scroll margin keeps it clear of the top bar. */
export const ROW_FOCUS = {
  scrollMarginTop: 72,
  scrollMarginBottom: 8,
  '&:has(a:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
};

/** Links from a list's rows to grievances, with the state that restores the list on the way back. */
export function useRowWays() {
  const navigate = useNavigate();
  const location = useLocation();
  const state: WayBackState = withWayBack(location);
  return {
    state,
    /** Opens the row on a click outside its link, unless the click was on a control or selected text. */
    open: (id: ComplaintRow['id'], event: MouseEvent<HTMLElement>) => {
      if (isForRow(event)) navigate(pathOf(id), { state });
    },
  };
}
export type RowWays = ReturnType<typeof useRowWays>;

/** The number as the one link of a row. */
export const RowLink = ({ row, ways }: { row: ComplaintRow; ways: RowWays }) => (
  <Link id={rowId(row.id)} to={pathOf(row.id)} state={ways.state} className="number">
    {row.complaint_number}
  </Link>
);

/** Ticks a row for a bulk action. */
export function RowTick({ row, ticks }: { row: ComplaintRow; ticks: Ticks }) {
  const translate = useTranslate();
  return (
    <input
      type="checkbox"
      checked={ticks.isTicked(row)}
      disabled={!isAssignable(row)}
      onChange={({ nativeEvent }) => ticks.toggle(row, (nativeEvent as PointerEvent).shiftKey)}
      aria-label={translate('complaintList.selectRow', { number: row.complaint_number })}
    />
  );
}

interface RowActionsProps {
  row: ComplaintRow;
  onAssign: (row: ComplaintRow) => void;
}

/** Assign, if permitted (LIST-11) and not closed (DET-10), and Edit, disabled for grievances from the app (LIST-01). */
export function RowActions({ row, onAssign }: RowActionsProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const shortcut = useShortcut();
  const number = row.complaint_number;
  const assign = translate('complaint.assign.row', { number });
  const edit = translate('complaint.edit', { number });
  const mayEdit = actor !== null && offer('edit', actor, row) === 'enabled';
  return (
    <>
      {actor && offer('assign', actor, row) === 'enabled' && (
        <button
          type="button"
          aria-label={assign}
          title={assign}
          {...shortcut('assign')}
          onClick={() => onAssign(row)}
        >
          <PersonAddAltIcon />
        </button>
      )}
      {mayEdit ? (
        <Link to={`/grievance/update/${row.id}`} aria-label={edit} title={edit}>
          <EditIcon />
        </Link>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere now
        <span role="link" aria-disabled="true" tabIndex={-1} aria-label={edit}>
          <EditIcon />
        </span>
      )}
    </>
  );
}
