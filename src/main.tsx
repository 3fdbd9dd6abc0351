import '#src/fonts.css';
import '#src/boot/gate.css';
import { liveToken } from '#src/authProvider/storedSession.ts';
import { headStart } from '#src/boot/preload.ts';
import { startAnewWhenBack } from '#src/dataProvider/prefetch.ts';

/** Small, so that it runs before anything else has come: what the address needs travels beside React and the gate. */
import('#src/boot/start.tsx').catch(() => startAnewWhenBack());
const token = liveToken();
if (token) headStart(token);
