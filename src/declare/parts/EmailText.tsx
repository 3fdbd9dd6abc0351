import Typography from '@mui/material/Typography';
import { useFieldValue } from 'react-admin';
import { EMPTY } from '#src/components/format/empty.ts';

/** An email address. Where it needs two lines, the second one begins with its @. */
export function EmailText({ source }: { source: string }) {
  const email: string | null = useFieldValue({ source });
  const [name, ...host] = (email || EMPTY).split(/(?=@)/);
  return (
    <Typography component="span" variant="body2">
      {name}
      <wbr />
      {host.join('')}
    </Typography>
  );
}
