import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface ComplaintLinkProps {
  /** null of a case that is another's, which does not open. */
  id: number | null;
  number: string;
}

/** The number of a grievance, which opens it where the reader may see it. */
export function ComplaintLink({ id, number }: ComplaintLinkProps) {
  if (id === null) return number;
  return (
    <Link component={RouterLink} to={`/grievance/${id}`} underline="always">
      {number}
    </Link>
  );
}
