import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { KeyName } from '#src/components/keys/keys.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { isOffered } from '../../keyActions.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RemarkForm } from './RemarkForm.tsx';

interface ComposerProps {
  complaint: ComplaintRecord;
  /** The open tab; null while the composer is one line high. */
  tab: string | null;
  setTab: (tab: string | null) => void;
  /** An answer or a message is sent, and the page shows it. */
  onDone: () => void;
  /** The composer is folded, and the focused element is gone. */
  onFolded: () => void;
}

interface ComposerTab {
  id: string;
  words: string;
  key?: KeyName;
  isOffered: boolean;
  form: ReactNode;
}

/**
 * All texts about a grievance or to its citizen, one tab each. It is one line high until it has the focus (DET-03,
 * API-07).
 */
export function Composer({ complaint, tab, setTab, onDone, onFolded }: ComposerProps) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const baseId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const tabs = useTabs(complaint, tab, setTab, onDone);
  const [visited, setVisited] = useState<readonly string[]>(['remark']);
  if (tab && !visited.includes(tab)) setVisited([...visited, tab]);
  useKeys(
    Object.fromEntries(
      tabs.flatMap(({ id, key, ...each }) => (key && each.isOffered ? [[key, () => setTab(id)]] : [])),
    ),
  );
  const before = useRef(tab);
  // Before the browser paints: a key that is pressed until the focus has moved would be typed into a hidden field.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = tab;
    if (tab === null && was !== null) onFolded();
    const isInside = panel.current?.contains(document.activeElement);
    if (tab !== null && !isInside) fieldIn(panel.current)?.focus();
  });
  const shown = tabs.filter((each) => each.isOffered || each.id === tab);
  if (shown.length === 0) return null;
  const current = tab ?? shown[0]?.id;
  const fold = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && tab !== null) setTab(null);
  };
  return (
    <Box onKeyDown={fold} sx={{ mb: 2, displayPrint: 'none' }}>
      {tab !== null && shown.length > 1 && (
        <Tabs
          value={current}
          onChange={(_event, chosen: string) => setTab(chosen)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={translate('workflow.page.composer')}
          sx={{ mb: 1.5, minHeight: 40, '& .MuiTab-root': { minHeight: 40, py: 0 } }}
        >
          {shown.map(({ id, words, key }) => (
            <Tab
              key={id}
              value={id}
              label={translate(words)}
              id={`${baseId}-${id}`}
              aria-controls={`${baseId}-${id}-panel`}
              {...(key ? shortcut(key) : {})}
            />
          ))}
        </Tabs>
      )}
      {shown
        .filter(({ id }) => visited.includes(id) || id === current)
        .map(({ id, form }) => (
          <Box
            key={id}
            ref={id === current ? panel : undefined}
            hidden={id !== current}
            {...(tab === null
              ? {}
              : {
                  role: 'tabpanel',
                  id: `${baseId}-${id}-panel`,
                  'aria-labelledby': shown.length > 1 ? `${baseId}-${id}` : undefined,
                })}
            onFocus={({ target }) => tab === null && !target.closest(PRESSED) && setTab(id)}
            onClick={() => tab === null && setTab(id)}
          >
            {form}
          </Box>
        ))}
    </Box>
  );
}

/** They open it once they were pressed: it would move them away from under the pointer. */
const PRESSED = 'button, a';

const fieldIn = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('textarea:not([aria-hidden]), input:not([type=hidden]), a, button');

/** A remark, an answer to the citizen, and what capabilities add. */
function useTabs(
  complaint: ComplaintRecord,
  tab: string | null,
  setTab: (tab: string | null) => void,
  onDone: () => void,
): ComposerTab[] {
  const actor = storedActor();
  const parts = useSlot('composer');
  const own = {
    complaint,
    onClose: () => setTab(null),
    onDone: () => {
      setTab(null);
      onDone();
    },
  };
  return [
    {
      id: 'remark',
      words: 'complaint.history.remark',
      isOffered: actor !== null && offer('remark', actor, complaint) === 'enabled',
      form: <RemarkForm complaintId={complaint.id} isOpen={tab === 'remark'} />,
    },
    {
      id: 'answer',
      words: 'desk.answer.action',
      key: 'answer',
      isOffered: isOffered('answer', actor, complaint),
      form: (
        <Suspense>
          <AnswerForm {...own} />
        </Suspense>
      ),
    },
    ...parts.map((part) => {
      const Form = componentOf(part);
      return {
        ...part,
        isOffered: actor !== null && part.isOffered(actor, complaint),
        form: (
          <Suspense>
            <Form {...own} />
          </Suspense>
        ),
      };
    }),
  ];
}
