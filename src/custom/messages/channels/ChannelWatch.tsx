import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { useChannels } from '../useChannels.ts';

const RestingChannels = lazyWithWords(() => import('./RestingChannels.tsx'));

/** Asks again and again how channels do; words for it are fetched only once one rests (MSG-21). */
export default function ChannelWatch() {
  const { data = [] } = useChannels();
  const resting = data.filter(({ rests_until }) => rests_until !== null);
  return resting.length > 0 && <RestingChannels channels={resting} />;
}
