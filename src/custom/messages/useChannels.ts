import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { listChannels } from '#contract/messages/message.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';

export type Channel = AnswerOf<typeof listChannels>['data'][number];

/** The shortest pause of a channel: a visible page polls at this interval. */
const ASKED_MS = 60_000;

/** The channels with their state (MSG-21). */
export const useChannels = () =>
  useQuery({
    ...queryOf([MESSAGES, 'channels'], listChannels),
    refetchInterval: ASKED_MS,
    select: ({ data }) => data,
  });

/** Whether a real provider is connected: the log is none. */
export const isConnected = ({ driver }: Channel) => driver !== 'log';
