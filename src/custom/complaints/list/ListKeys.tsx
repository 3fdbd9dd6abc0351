import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useListContext, useNotify, useStore, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useKeys } from '#src/components/keys/useKeys.ts';
import { ComplaintKeys } from '../ComplaintKeys.tsx';
import { isOffered, type KeyAction } from '../keyActions.ts';
import { LAST_OPENED, withWayBack } from '../wayBack.ts';
import { pathOf, rowId } from './rowParts.tsx';

/**
 * The keys of a list (DESK-02). j and k move the focus between row links, so that Enter opens a row. Other keys act on
 * the focused row. Answers and resolutions are written on the grievance's page, where the user can read it.
 */
export default function ListKeys({ onAssign }: { onAssign: (row: ComplaintRow) => void }) {
  const { data: rows = [] } = useListContext<ComplaintRow>();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const [last] = useStore<number | null>(LAST_OPENED, null);
  const [said, say] = useState('');

  const move = (by: 1 | -1) => () => {
    const from = rows.findIndex(hasFocus);
    const first = Math.max(
      0,
      rows.findIndex(({ id }) => id === last),
    );
    const place = from < 0 ? first : Math.min(rows.length - 1, Math.max(0, from + by));
    const row = rows[place];
    const link = row && linkOf(row);
    if (!link) return;
    link.focus({ preventScroll: true });
    link.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
    say(translate('keys.row', { row: place + 1, rows: rows.length, name: row.name }));
  };
  const act = (action: KeyAction) => () => {
    const row = rows.find(hasFocus);
    if (!row) notify('keys.noRow', { type: 'info' });
    else if (!isOffered(action, storedActor(), row))
      notify('keys.refused', { type: 'info', messageArgs: { number: row.complaint_number } });
    else if (action === 'assign') onAssign(row);
    else navigate(pathOf(row.id), { state: { ...withWayBack(location), action } });
  };

  useKeys({
    next: move(1),
    previous: move(-1),
    assign: act('assign'),
    answer: act('answer'),
    resolve: act('resolve'),
    followUp: act('followUp'),
    macro: act('macro'),
  });
  return (
    <>
      <ComplaintKeys />
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </>
  );
}

const linkOf = ({ id }: ComplaintRow) => document.getElementById(rowId(id));
const hasFocus = (row: ComplaintRow) =>
  linkOf(row)?.closest('tr, li')?.contains(document.activeElement) ?? false;
