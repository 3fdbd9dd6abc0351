import type { QueryClient } from '@tanstack/react-query';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { ownPlaces } from '../../contract/access.ts';
import type { Contract } from '../../contract/define.ts';
import { storedActor } from '../authProvider/storedSession.ts';
import { type Row, selectRows } from './clientList.ts';
import { getWholeComplaint, listComplaintPage, removeComplaint } from './complaints.ts';
import { ApiFailure, request } from './http.ts';
import { createRecord, updateRecord } from './records.ts';

type Values = Record<string, unknown>;

const COMPLAINT = 'complaint';
/** All rows of a list serve its pages, searches and sorting for so long before they are fetched again. */
const FRESH_MS = 30_000;

/** Lists are asked for the session's own parliament and assembly, whatever a filter says (SCOPE-05). */
function ownPlaceQuery() {
  const actor = storedActor();
  const { parliament_id: parliament, assembly_id: assembly } = actor ? ownPlaces(actor) : {};
  return { parliament, assembly };
}

/**
 * react-admin's data over the contracts. Plain resources are fetched whole and searched, sorted and paged
 * here, as the specification wants (CRUD-02); so is any list of the API, such as `staff`, by its path.
 * Complaints are the server's work.
 */
export function createDataProvider(
  queryClient: QueryClient,
  contracts: readonly Contract[],
): DataProvider<string> {
  const contractOf = (resource: string) => contracts.find(({ name }) => name === resource);
  const writable = (resource: string): Contract => {
    const contract = contractOf(resource);
    if (!contract) throw new Error(`No contract is called ${resource}`);
    return contract;
  };
  const pathOf = (resource: string) => contractOf(resource)?.path ?? resource;
  const forget = (resource: string) => queryClient.invalidateQueries({ queryKey: ['rows', resource] });

  const allRows = (resource: string) =>
    queryClient.fetchQuery({
      queryKey: ['rows', resource],
      queryFn: async () => {
        const query = { ...ownPlaceQuery(), ...contractOf(resource)?.fixed };
        return (await request<{ data: Row[] }>('GET', pathOf(resource), { query })).data;
      },
      staleTime: FRESH_MS,
    });

  /** A record of another part of the same calls is none of this resource. */
  const oneRecord = async (resource: string, id: Identifier, signal?: AbortSignal) => {
    const record = await request<Row>('GET', `${pathOf(resource)}/${id}`, { signal });
    const fixed = Object.entries(contractOf(resource)?.fixed ?? {});
    if (fixed.every(([field, value]) => record[field] === value)) return record;
    throw new ApiFailure(404, 'rules.notFound');
  };

  const getList = async (resource: string, params: GetListParams) => {
    if (resource === COMPLAINT) return listComplaintPage(params);
    const search = contractOf(resource)?.search ?? ['name'];
    return selectRows(await allRows(resource), search, params);
  };

  const getOne = async (resource: string, { id, signal }: GetOneParams) => ({
    data:
      resource === COMPLAINT
        ? await getWholeComplaint(Number(id), signal)
        : await oneRecord(resource, id, signal),
  });

  const create = async (resource: string, data: Values) => {
    const record = await createRecord(writable(resource), data);
    await forget(resource);
    return { data: record };
  };

  const update = async (resource: string, { id, data, previousData }: UpdateParams) => {
    const record = await updateRecord(writable(resource), id, data, previousData);
    await forget(resource);
    return { data: record };
  };

  const remove = async (resource: string, id: Identifier) => {
    if (resource === COMPLAINT) await removeComplaint(Number(id));
    else await request('DELETE', `${pathOf(resource)}/${id}`);
    await forget(resource);
    return { data: { id } };
  };

  const provider = {
    supportAbortSignal: true,
    getList,
    getOne,
    getMany: async (resource: string, { ids, signal }: GetManyParams) => {
      const answers = await Promise.all(ids.map((id) => getOne(resource, { id, signal })));
      return { data: answers.map(({ data }) => data) };
    },
    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: (resource: string, { data }: CreateParams) => create(resource, data),
    update,
    updateMany: async (resource: string, { ids, data }: UpdateManyParams) => {
      await Promise.all(ids.map((id) => update(resource, { id, data, previousData: { id } })));
      return { data: ids };
    },
    delete: (resource: string, { id }: DeleteParams) => remove(resource, id),
    deleteMany: async (resource: string, { ids }: DeleteManyParams) => {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
  };
  // react-admin lets the caller choose the type of a record; here it follows from the resource.
  return provider as unknown as DataProvider<string>;
}
