/** The album of the phone, and sending what was chosen there in a form. */
import type { HostState } from '../state.ts';
import { answering, failure, finish, type Options } from './callbacks.ts';
import { LOOPBACK } from './request.ts';

type Json = Record<string, unknown>;

/** Files have addresses of the host's own making; what they hold stays with it. */
const ADDRESS = 'wxfile://tmp/';

export function picturesApi(state: HostState): Json {
  return {
    chooseImage: answering(state.clock, 'chooseImage', () => {
      const picture = state.album.shift();
      if (!picture) throw new Error('cancel');
      const path = `${ADDRESS}${state.files.size}.jpg`;
      state.files.set(path, picture);
      return { tempFilePaths: [path], tempFiles: [{ path, size: picture.length }] };
    }),
    uploadFile: uploadApi(state),
  };
}

/** Alipay says less about what was chosen, under another name. */
export const alipayPictures = (state: HostState): Json => ({
  chooseImage: (options: Options = {}) =>
    (picturesApi(state).chooseImage as (options: Options) => void)({
      ...options,
      success: (answer: { tempFilePaths: string[] }) =>
        finish(options, 'success', { apFilePaths: answer.tempFilePaths }),
    }),
});

const uploadApi = (state: HostState) => (options: Options) => {
  const abort = new AbortController();
  const work = send(state, options, abort.signal).then(
    (answer) => state.guard(() => finish(options, 'success', answer)),
    (error) => state.guard(() => finish(options, 'fail', failure('uploadFile', error))),
  );
  void state.clock.during(work);
  return { abort: () => abort.abort(), onProgressUpdate: () => undefined };
};

async function send(state: HostState, options: Options, signal: AbortSignal): Promise<Json> {
  const url = new URL(String(options.url));
  if (!LOOPBACK.has(url.hostname))
    throw new Error(`${url.hostname} is not on the list of allowed hosts`);
  const picture = state.files.get(String(options.filePath));
  // Alipay calls the field's name by another, and refuses a file whose kind it is not told.
  const field = options.name ?? (options.fileType === 'image' ? options.fileName : undefined);
  if (!picture || !field) throw new Error('file not found');
  const body = new FormData();
  body.append(String(field), new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'a.jpg');
  state.requests.push({ method: 'POST', url: url.href });
  const headers = Object(options.header ?? {}) as Record<string, string>;
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  return {
    errMsg: 'uploadFile:ok',
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    data: await response.text(),
  };
}
