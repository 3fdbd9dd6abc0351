import '#src/fonts.css';
import '#src/boot/signIn.css';
import { liveToken } from '#src/authProvider/storedSession.ts';
import { preload } from '#src/boot/preload.ts';
import { restartWhenOnline } from '#src/dataProvider/prefetch.ts';

/** Small, so that it runs first: the data of the address load in parallel with React and the sign-in page. */
import('#src/boot/start.tsx').catch(() => restartWhenOnline());
const token = liveToken();
if (token) preload(token);
