import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { useChannels } from '../useChannels.ts';

const RestingChannels = lazyWithWords(() => import('./RestingChannels.tsx'));

/** Polls the state of the channels; the words load only when one is paused (MSG-21). */
export default function ChannelWatch() {
  const { data = [] } = useChannels();
  const resting = data.filter(({ rests_until }) => rests_until !== null);
  return resting.length > 0 && <RestingChannels channels={resting} />;
}
