import { useTranslate } from 'react-admin';
import type { ToVerify } from '#contract/closing/closingCalls.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Queue as Waiting } from '#src/components/queue/Queue.tsx';
import type { Verified, Word } from './useVerifyForm.ts';
import { VerificationCall } from './VerificationCall.tsx';

interface QueueProps {
  waiting: readonly ToVerify[];
  total: number;
  onDone: (of: ToVerify, verified: Verified, word: Word) => void;
}

/** The citizens to ask about a closing, one after the other. */
export function Queue({ waiting, total, onDone }: QueueProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  return (
    <Waiting
      label={translate('closing.verify.queue')}
      more={total > waiting.length && translate('closing.verify.more')}
      waiting={waiting}
      lineOf={({ id, name, complaint_number, area }) => ({
        key: String(id),
        primary: name,
        secondary: [complaint_number, nameIn(area)].filter(Boolean).join(' · '),
      })}
    >
      {(now, heading, goOn) => (
        <VerificationCall
          headingRef={heading}
          of={now}
          onDone={(verified, word) => {
            goOn();
            onDone(now, verified, word);
          }}
        />
      )}
    </Waiting>
  );
}
