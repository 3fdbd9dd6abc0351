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
} from 'react-admin';
import { searchComplaints } from '#contract/complaints/complaintCalls.ts';
import type { Contract } from '#contract/kernel/define.ts';
import { type Row, selectRows } from '#contract/kernel/selectRows.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { getComplaintRows, getWholeComplaint, listComplaintPage, removeComplaint } from './complaints.ts';
import { type ExportOptions, exportList } from './exportList.ts';
import { ApiFailure, request } from './http.ts';
import { askForMany, pick } from './many.ts';
import { isPagedByPlainHost, listPlainLeaders, listPlainPage } from './plainLists.ts';
import { plainRest } from './plainRest.ts';
import { createRecord, removeRecords, updateRecord } from './records.ts';
import { keepRows, ownPlaceQuery } from './rows.ts';

const COMPLAINT = 'complaint';
const LEADER = 'leader';
/** Lists that may be long: the server searches, sorts and pages them. */
const PAGED_BY_SERVER = [
  LEADER,
  'cause',
  'message',
  'referral',
  'referral/waiting',
  'register/inward',
  'register/outward',
];

function listServerPage(resource: string, { filter, pagination, sort, signal }: GetListParams) {
  const { page, perPage: per_page } = pagination ?? {};
  const order = { sort: sort?.field, order: sort?.order.toLowerCase() };
  const query = { ...filter, ...ownPlaceQuery(), page, per_page, ...order };
  return request<{ data: Row[]; total: number }>('GET', resource, { query, signal });
}

/**
 * The data provider over the contracts. Plain resources are loaded whole and searched, sorted and paged in the browser,
 * as specified (CRUD-02). Any other list of the API, such as `staff`, works the same way by its path. The server pages
 * complaints and other long lists.
 */
export function createDataProvider(
  queryClient: QueryClient,
  contracts: readonly Contract[],
  locale = () => 'en',
): DataProvider<string> {
  const rows = keepRows(queryClient);
  const contractOf = (resource: string) => contracts.find(({ name }) => name === resource);
  const writable = (resource: string): Contract => {
    const contract = contractOf(resource);
    if (!contract) throw new Error(`No contract is called ${resource}`);
    return contract;
  };
  const pathOf = (resource: string) => contractOf(resource)?.path ?? resource;
  /** Records of another resource with the same calls do not belong to this one. */
  const isOwn = (resource: string, record: Row) =>
    Object.entries(contractOf(resource)?.fixed ?? {}).every(([field, value]) => record[field] === value);

  const getList = async (resource: string, params: GetListParams) => {
    if (resource === COMPLAINT) return listComplaintPage(params);
    const isPlain = !hasCapability('desk');
    if (isPlain && resource === LEADER) return listPlainLeaders(params);
    if (PAGED_BY_SERVER.includes(resource)) return listServerPage(resource, params);
    const contract = contractOf(resource);
    if (contract && isPagedByPlainHost(contract)) return listPlainPage(contract, params);
    const { fixed, search = ['name'] } = contract ?? {};
    return selectRows(await rows.all(resource, pathOf(resource), fixed), search, {
      ...params,
      locale: locale(),
    });
  };

  const getOne = async (resource: string, { id, signal }: GetOneParams) => {
    if (resource === COMPLAINT) return { data: await getWholeComplaint(Number(id), signal) };
    const { data } = await plainRest.getOne(pathOf(resource), { id, signal });
    if (!isOwn(resource, data)) throw new ApiFailure(404, 'rules.notFound');
    return { data };
  };

  const getMany = async (resource: string, { ids, signal }: GetManyParams) => {
    if (resource === COMPLAINT) return { data: await getComplaintRows(ids, signal) };
    const known = pick(ids, rows.known(resource) ?? []);
    if (known.length === ids.length) return { data: known };
    const ask = async (some: Identifier[]): Promise<Row[]> => {
      if (hasCapability('desk'))
        return (await plainRest.getMany(pathOf(resource), { ids: some, signal })).data;
      const { path = resource, fixed } = contractOf(resource) ?? {};
      if (!isPagedByPlainHost({ path })) return pick(some, await rows.all(resource, path, fixed));
      const each = some.map((id) => plainRest.getOne(path, { id, signal }));
      return (await Promise.allSettled(each)).flatMap((one) =>
        one.status === 'fulfilled' ? one.value.data : [],
      );
    };
    return { data: (await askForMany(ids, ask)).filter((record) => isOwn(resource, record)) };
  };

  const update = async (resource: string, { id, data, previousData }: UpdateParams) => {
    const record = await updateRecord(writable(resource), id, data, previousData);
    await rows.forget();
    return { data: record };
  };

  const provider = {
    supportAbortSignal: true,
    getList,
    getOne,
    getMany,
    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data }: CreateParams) => {
      const record = await createRecord(writable(resource), data);
      await rows.forget();
      return { data: record };
    },
    update,
    updateMany: async (resource: string, { ids, data }: UpdateManyParams) => {
      await Promise.all(ids.map((id) => update(resource, { id, data, previousData: { id } })));
      return { data: ids };
    },
    delete: async (resource: string, { id }: DeleteParams) => {
      if (resource === COMPLAINT) await removeComplaint(Number(id));
      else await plainRest.delete(pathOf(resource), { id });
      await rows.forget();
      return { data: { id } };
    },
    deleteMany: async (resource: string, { ids }: DeleteManyParams) => {
      if (resource === COMPLAINT) await Promise.all(ids.map((id) => removeComplaint(Number(id))));
      else await removeRecords(writable(resource), ids);
      await rows.forget();
      return { data: ids };
    },
    /** An own method: after a change by a separate call, lists are loaded again. */
    forget: rows.forget,
    /** An own method: exports a list as csv or xlsx; returns the link of the file. */
    exportList: (resource: string, options: ExportOptions) => {
      const hasTerm = resource === COMPLAINT && options.filter?.term;
      const path = hasTerm ? searchComplaints.path : pathOf(resource);
      return exportList(path, contractOf(resource)?.fixed ?? {}, options);
    },
  };
  // In react-admin the caller chooses the type of a record; here the resource decides it.
  return provider as unknown as DataProvider<string>;
}
