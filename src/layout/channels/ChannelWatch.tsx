import { useChannels } from '#src/kit/messages/useChannels.ts';
import { later } from '#src/kit/page/later.tsx';

const RestingChannels = later(() => import('./RestingChannels.tsx'));

/** Asks again and again how channels do; words for it are fetched only once one rests (MSG-21). */
export default function ChannelWatch() {
  const { data = [] } = useChannels();
  const resting = data.filter(({ rests_until }) => rests_until !== null);
  return resting.length > 0 && <RestingChannels channels={resting} />;
}
