import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/kernel/define.ts';
import { listChannels } from '#contract/messages/message.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

export type Channel = AnswerOf<typeof listChannels>['data'][number];

/** The shortest rest of a channel: as long as the page is seen, it is asked so often how they do. */
const ASKED_MS = 60_000;

/** What carries messages, and how it does (MSG-21). */
export const useChannels = () =>
  useQuery({
    queryKey: [MESSAGES, 'channels'],
    queryFn: ({ signal }) => call(listChannels, { signal }),
    refetchInterval: ASKED_MS,
    select: ({ data }) => data,
  });

/** Whether something stands behind a channel that sends: the log does not. */
export const isConnected = ({ driver }: Channel) => driver !== 'log';
