import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { KeyName } from '#src/components/keys/keys.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';
import type { Proposal } from '#src/components/slots/parts.ts';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { isOffered } from '../../keyActions.ts';
import { useLeadersOf } from '../useLeadersOf.ts';
import { type MenuEntry, MoreMenu } from './MoreMenu.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';

const AssignDialog = lazy(retryImport(() => import('../../AssignDialog.tsx')));
const ForwardLeaderDialog = lazy(retryImport(() => import('./ForwardLeaderDialog.tsx')));
const ForwardOfficerDialog = lazy(retryImport(() => import('./ForwardOfficerDialog.tsx')));

interface ActionBarProps {
  complaint: ComplaintRecord;
  /** The id of the action with an open dialog. */
  action: string | null;
  setAction: (action: string | null) => void;
  /** The proposed resolution of an accepted answer. `nth` counts the earlier ones. */
  proposed: { proposal: Proposal; nth: number } | null;
  onAnswer: () => void;
  /** The action is done, and the page shows it. */
  onDone: () => void;
  /** A dialog has closed; its button may be gone, too. */
  onExited: () => void;
}

/**
 * The actions that the user may take on a complaint in its present state: four are visible, the others are behind '⋯
 * More' (DET-04 to DET-13).
 */
export function ActionBar(props: ActionBarProps) {
  const { complaint, action, setAction, proposed, onAnswer, onDone, onExited } = props;
  const translate = useTranslate();
  const shortcut = useShortcut();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const actor = storedActor();
  const all = useSlot('actions');
  const parts = all.filter((part) => actor && part.isOffered(actor, complaint));
  const [forwarding] = useSlot('forwarding');
  const steps = useSteps(complaint);
  const afterClosing = useEffectEvent(onExited);
  const before = useRef(action);
  useEffect(() => {
    if (before.current && !action) afterClosing();
    before.current = action;
  }, [action]);
  const keyed = (name: 'answer' | 'resolve') => isOffered(name, actor, complaint);
  useKeys({
    ...keysOf(parts, setAction),
    answer: keyed('answer') ? onAnswer : undefined,
    resolve: keyed('resolve') ? () => setAction('resolve') : undefined,
    ...keysOf(steps, setAction),
  });
  if (!actor) return null;
  const onClose = () => setAction(null);
  const frame = (name: string) => ({ open: action === name, onClose, onExited });
  const opened = { complaint, onClose };
  const begin = ({ id }: { id: string }) => setAction(id);
  // The typed text of an open dialog survives another user's change.
  const chosen = all.find(({ id }) => id === action);
  const Chosen = chosen && componentOf(chosen);
  const Forwarding = forwarding ? componentOf(forwarding) : ForwardOfficerDialog;
  const mayReopen = offer('takeBack', actor, complaint) === 'enabled';
  const inMenu: MenuEntry[] = [
    ...(isPhone ? steps : []),
    ...parts.map((part) => ({ ...part, label: translate(part.words) })),
  ];
  return (
    <Box role="group" aria-label={translate('workflow.page.actions')} sx={BAR}>
      {keyed('resolve') && (
        <Button variant="contained" onClick={() => setAction('resolve')} {...shortcut('resolve')}>
          {translate('complaint.resolve.action')}
        </Button>
      )}
      {mayReopen && (
        <Button variant="contained" onClick={() => setAction('reopen')}>
          {translate('complaint.reopen.action')}
        </Button>
      )}
      {!mayReopen && <Slot name="insteadOfReopen" complaint={complaint} />}
      {keyed('answer') && (
        <Button variant="outlined" onClick={onAnswer} {...shortcut('answer')}>
          {translate('desk.answer.action')}
        </Button>
      )}
      {!isPhone &&
        steps.map((step) => (
          <Button
            key={step.id}
            variant="outlined"
            disabled={step.isOff}
            onClick={() => begin(step)}
            {...(step.key ? shortcut(step.key) : {})}
          >
            {step.label}
          </Button>
        ))}
      {inMenu.length > 0 && <MoreMenu entries={inMenu} onChoose={begin} />}
      {/* Outside the conditions above, so that the typed text survives another user's change. */}
      <Suspense>
        <ResolveDialog
          key={proposed?.nth}
          complaint={complaint}
          proposal={proposed?.proposal}
          {...frame('resolve')}
          onDone={onDone}
        />
        <ReopenDialog complaint={complaint} {...frame('reopen')} />
      </Suspense>
      <Suspense>
        {action === 'assign' && <AssignDialog {...opened} onDone={onDone} />}
        {action === 'forwardToLeader' && <ForwardLeaderDialog {...opened} />}
        {action === 'forwardToOfficer' && <Forwarding {...opened} onDone={onDone} />}
        {Chosen && <Chosen {...opened} onDone={onDone} />}
      </Suspense>
    </Box>
  );
}

/** At the bottom edge of a phone, in one line on other screens. */
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  displayPrint: 'none',
  position: { xs: 'fixed', sm: 'static' },
  bottom: 0,
  left: 0,
  right: 0,
  zIndex: { xs: 'appBar', sm: 'auto' },
  p: { xs: 1, sm: 0 },
  borderTop: { xs: 1, sm: 0 },
  borderColor: 'divider',
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
} as const;

const keysOf = (parts: readonly { id: string; key?: KeyName }[], begin: (id: string) => void) =>
  Object.fromEntries(parts.flatMap(({ id, key }) => (key ? [[key, () => begin(id)]] : []))) as {
    [N in KeyName]?: () => void;
  };

interface Step extends MenuEntry {
  isOff?: boolean;
}

/** Assigning or forwarding to staff, a leader or an officer, as the role allows. */
function useSteps(complaint: ComplaintRecord): Step[] {
  const translate = useTranslate();
  const actor = storedActor();
  const [forwarding] = useSlot('forwarding');
  // The button is disabled in advance; until the leaders are known it is enabled.
  const nobody = useLeadersOf(complaint).data?.length === 0;
  const steps = [
    { id: 'assign', key: 'assign', label: translate('common.assignStaff') },
    {
      id: 'forwardToLeader',
      label: translate(nobody ? 'workflow.leaders.nobody' : 'workflow.leaders.action'),
      isOff: nobody,
    },
    {
      id: 'forwardToOfficer',
      label: translate(forwarding?.words ?? 'workflow.officers.action'),
      ...(forwarding && { key: forwarding.key }),
    },
  ] as const;
  return steps
    .filter(({ id }) => actor && offer(id, actor, complaint) === 'enabled')
    .map((step) => ({ group: 'pass', ...step }));
}
