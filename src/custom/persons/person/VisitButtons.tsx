import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addVisit, VISIT_KINDS, type VisitKind } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { KeyHint } from '#src/components/keys/KeyHint.tsx';

/** Records a contact without a grievance (PER-24), then refetches all people on the screen. */
function useVisit(id: number) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  const renew = useRenew([PERSONS]);
  return useCallOnce(addVisit, {
    input: (kind: VisitKind) => ({ params: { id }, body: { kind } }),
    onSuccess: (_visit, kind) => {
      notify('person.visit.noted', { messageArgs: { kind: translate(`person.visit.${kind}`) } });
      void renew();
    },
    onError: notifyFailure,
  });
}

/** Keys that neither fields nor browsers use. */
const KEYS: Record<VisitKind, string> = { came: 'F2', called: 'F4', met: 'F8' };

/**
 * Records a visit by one key or button: came in, called, met on tour (PER-24). The keys work everywhere except in a
 * dialog.
 */
export function VisitButtons({ personId }: { personId: number }) {
  const translate = useTranslate();
  const { mutate, isPending } = useVisit(personId);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const kind = VISIT_KINDS.find((one) => KEYS[one] === key);
    if (!kind || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest('[role=dialog]')) return;
    event.preventDefault();
    if (!repeat && !isPending) mutate(kind);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Box
      role="group"
      aria-label={translate('person.visit.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {VISIT_KINDS.map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="outlined"
          color="inherit"
          aria-keyshortcuts={KEYS[kind]}
          aria-disabled={isPending}
          onClick={() => isPending || mutate(kind)}
        >
          {translate(`person.visit.${kind}`)}
          <KeyHint>{KEYS[kind]}</KeyHint>
        </Button>
      ))}
    </Box>
  );
}
