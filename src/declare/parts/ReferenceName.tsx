import { Link, useRecordContext, useResourceDefinitions } from 'react-admin';
import { can } from '#contract/access/policies.ts';
import { type Contract, nameField } from '#contract/kernel/define.ts';
import type { Named } from '#contract/kernel/named.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useLinkTo } from '../paths.ts';

interface ReferenceNameProps {
  source: string;
  /** The resource of the record; without it there is no link. */
  reference?: string;
  /** The label for the surrounding layout, if it is not that of the source. */
  label?: string;
}

/** The name of a referenced record, as a link if the user may open it. */
export function ReferenceName({ source, reference = '' }: ReferenceNameProps) {
  const nameIn = useNameIn();
  const named: (Named & { id: number }) | null | undefined = useRecordContext()?.[nameField(source)];
  const contract: Contract | undefined = useResourceDefinitions()[reference]?.options?.contract;
  const linkTo = useLinkTo();
  if (!named) return EMPTY;
  const actor = storedActor();
  const way = (view: 'show' | 'edit') =>
    actor && contract && can(actor, view, contract.policy) ? linkTo(reference, view, named.id) : null;
  const to = way('show') ?? way('edit');
  return to ? <Link to={to}>{nameIn(named)}</Link> : nameIn(named);
}
