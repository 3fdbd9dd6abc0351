import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** A sentence in small, grey letters; `text` is a catalogue key. */
export function Hint({ text, values }: { text: string; values?: object }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(text, values)}
    </Typography>
  );
}
