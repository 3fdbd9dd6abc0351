import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CitizenCall } from '#contract/messages/citizenCall.ts';
import { useCallText } from './useCallText.ts';

/** The results of earlier calls, newest first (MSG-23). */
export function EarlierCalls({ calls }: { calls: readonly CitizenCall[] }) {
  const callText = useCallText();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {calls.map((each) => (
        <Typography key={each.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {callText(each)}
        </Typography>
      ))}
    </Box>
  );
}
