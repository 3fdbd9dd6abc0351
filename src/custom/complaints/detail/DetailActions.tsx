import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { type ComplaintAction, offer, refusalOf } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useMacros } from '#src/custom/replies/macros/useMacros.ts';
import { isOffered, type KeyAction } from '../keyActions.ts';
import { newReferenceAddress } from '../newReference.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ForwardLeaderButton } from './ForwardLeaderButton.tsx';
import { useGoOn } from './place/useGoOn.ts';
import { useListPlace } from './place/useListPlace.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { useProposed } from './useProposed.ts';
import { useRequestedAction } from './useRequestedAction.ts';

const AddToCauseDialog = lazy(
  retryImport(() => import('#src/custom/persons/causes/add/AddToCauseDialog.tsx')),
);
const AssignDialog = lazy(retryImport(() => import('../AssignDialog.tsx')));
const FollowUpDialog = lazy(retryImport(() => import('./FollowUpDialog.tsx')));
const ForwardLeaderDialog = lazy(retryImport(() => import('./ForwardLeaderDialog.tsx')));
const MacroDialog = lazy(retryImport(() => import('#src/custom/replies/macros/apply/MacroDialog.tsx')));
const MergeDialog = lazy(retryImport(() => import('./merged/MergeDialog.tsx')));
const ForwardOfficerDialog = lazy(retryImport(() => import('./ForwardOfficerDialog.tsx')));

type Action =
  | 'cause'
  | KeyAction
  | Extract<ComplaintAction, 'reopen' | 'delete' | 'forwardToLeader' | 'forwardToOfficer' | 'merge'>;

interface DetailActionsProps {
  complaint: ComplaintRecord;
  /** A dialog has gone; its button may be gone, too. */
  onExited: () => void;
}

/** What may be done with a complaint as it stands, by whoever is signed in (DET-04 to DET-13). */
export function DetailActions({ complaint, onExited }: DetailActionsProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const keyed = (name: KeyAction) => isOffered(name, actor, complaint);
  const requested = useRequestedAction();
  const [action, setAction] = useState<Action | null>(requested && keyed(requested) ? requested : null);
  const proposed = useProposed(() => keyed('resolve') && setAction('resolve'));
  const goOn = useGoOn(useListPlace(complaint.id));
  const shortcut = useShortcut();
  const byKey = (name: KeyAction) => (keyed(name) ? () => setAction(name) : undefined);
  useKeys({
    assign: byKey('assign'),
    answer: byKey('answer'),
    resolve: byKey('resolve'),
    followUp: byKey('followUp'),
    macro: byKey('macro'),
  });
  const macros = useMacros();
  const cause = complaint.cause?.id;
  const known = useRef(cause);
  const afterChange = useEffectEvent(onExited);
  // The button goes with what its dialog did, once that is shown.
  useEffect(() => {
    if (known.current !== cause) afterChange();
    known.current = cause;
  }, [cause]);
  if (!actor) return null;
  const offered = (name: ComplaintAction) => offer(name, actor, complaint);
  const onClose = () => setAction(null);
  const frame = (name: Action) => ({ open: action === name, onClose, onExited });
  const opened = { complaint, onClose };

  return (
    <>
      <Button
        component={Link}
        to={`/grievance/update/${complaint.id}`}
        disabled={offered('edit') !== 'enabled'}
        variant="outlined"
      >
        {translate('complaint.editPage')}
      </Button>
      <ExportButton complaintId={complaint.id} />
      {offered('delete') !== 'hidden' && (
        <Button
          variant="outlined"
          disabled={offered('delete') === 'disabled'}
          onClick={() => setAction('delete')}
        >
          {translate('complaint.delete.action')}
        </Button>
      )}
      {offered('assign') === 'enabled' && (
        <Button variant="outlined" onClick={() => setAction('assign')} {...shortcut('assign')}>
          {translate('complaint.assign.action')}
        </Button>
      )}
      {keyed('followUp') && (
        <Button variant="outlined" onClick={() => setAction('followUp')} {...shortcut('followUp')}>
          {translate('myDay.followUp.action')}
        </Button>
      )}
      {offered('forwardToLeader') === 'enabled' && (
        <ForwardLeaderButton complaint={complaint} onClick={() => setAction('forwardToLeader')} />
      )}
      {offered('forwardToOfficer') === 'enabled' && (
        <Button variant="outlined" onClick={() => setAction('forwardToOfficer')}>
          {translate('workflow.officers.action')}
        </Button>
      )}
      {offered('merge') === 'enabled' && (
        <Button variant="outlined" onClick={() => setAction('merge')}>
          {translate('complaint.merge.action')}
        </Button>
      )}
      {can(actor, 'create', 'cause') && !complaint.cause && !complaint.merged_into && (
        <Button variant="outlined" onClick={() => setAction('cause')}>
          {translate('complaint.addToCause')}
        </Button>
      )}
      {keyed('macro') && Boolean(macros.data?.total) && (
        <Button variant="outlined" onClick={() => setAction('macro')} {...shortcut('macro')}>
          {translate('macros.apply.action')}
        </Button>
      )}
      {offered('takeBack') === 'enabled' && (
        <Button variant="contained" onClick={() => setAction('reopen')}>
          {translate('complaint.reopen.action')}
        </Button>
      )}
      {refusalOf('takeBack', actor, complaint)?.message === 'reopenOver' && (
        <Tooltip describeChild title={translate('closing.newOneHint')}>
          <Button component={Link} to={newReferenceAddress(complaint.id)} variant="contained">
            {translate('closing.newOne')}
          </Button>
        </Tooltip>
      )}
      {keyed('answer') && (
        <Button variant="outlined" onClick={() => setAction('answer')} {...shortcut('answer')}>
          {translate('desk.answer.action')}
        </Button>
      )}
      {offered('resolve') === 'enabled' && (
        <Button variant="contained" onClick={() => setAction('resolve')} {...shortcut('resolve')}>
          {translate('complaint.resolve.action')}
        </Button>
      )}
      {/* Outside of the conditions above: what is typed in it outlives somebody else's change. */}
      <AnswerDialog complaint={complaint} {...frame('answer')} onDone={goOn} />
      <ResolveDialog
        key={proposed?.nth}
        complaint={complaint}
        proposal={proposed?.proposal}
        {...frame('resolve')}
        onDone={goOn}
      />
      <ReopenDialog complaint={complaint} {...frame('reopen')} />
      <DeleteDialog complaint={complaint} {...frame('delete')} />
      <Suspense>
        {action === 'assign' && <AssignDialog {...opened} onDone={goOn} />}
        {action === 'followUp' && <FollowUpDialog {...opened} onDone={goOn} />}
        {action === 'forwardToLeader' && <ForwardLeaderDialog {...opened} />}
        {action === 'forwardToOfficer' && <ForwardOfficerDialog {...opened} />}
        {action === 'macro' && <MacroDialog {...opened} onDone={goOn} />}
        {action === 'merge' && <MergeDialog {...opened} />}
        {action === 'cause' && (
          <AddToCauseDialog complaints={[complaint]} onAdded={onClose} onClose={onClose} />
        )}
      </Suspense>
    </>
  );
}
