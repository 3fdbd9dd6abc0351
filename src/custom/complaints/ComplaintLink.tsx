import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface ComplaintLinkProps {
  /** null for another user's grievance, which does not open. */
  id: number | null;
  number: string;
}

/** The number of a grievance, as a link if the user may open it. */
export function ComplaintLink({ id, number }: ComplaintLinkProps) {
  if (id === null) return number;
  return (
    <Link component={RouterLink} to={`/grievance/${id}`} underline="always">
      {number}
    </Link>
  );
}
