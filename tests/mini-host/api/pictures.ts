/** The album of the phone, and uploads of the chosen pictures. */
import type { HostState } from '../state.ts';
import { createApi, createFailure, type Options, runCallbacks } from './callbacks.ts';
import { LOOPBACK } from './request.ts';

type Json = Record<string, unknown>;

/** The scheme of temporary files, whose contents stay in the host. */
const FILE_SCHEME = 'wxfile://tmp/';

export function picturesApi(state: HostState): Json {
  function takePicture() {
    const picture = state.album.shift();
    if (!picture) throw new Error('cancel');
    const path = `${FILE_SCHEME}${state.files.size}.jpg`;
    state.files.set(path, picture);
    return { path, size: picture.length };
  }
  return {
    chooseImage: createApi(state.clock, 'chooseImage', () => {
      const file = takePicture();
      return { tempFilePaths: [file.path], tempFiles: [file] };
    }),
    chooseMedia: createApi(state.clock, 'chooseMedia', () => {
      const { path, size } = takePicture();
      return { type: 'image', tempFiles: [{ tempFilePath: path, size, fileType: 'image' }] };
    }),
    uploadFile: uploadApi(state),
  };
}

/** Alipay returns only the paths, under another name. */
export const alipayPictures = (state: HostState): Json => ({
  chooseImage: (options: Options = {}) =>
    (picturesApi(state).chooseImage as (options: Options) => void)({
      ...options,
      success: (result: { tempFilePaths: string[] }) =>
        runCallbacks(options, 'success', { apFilePaths: result.tempFilePaths }),
    }),
});

const uploadApi = (state: HostState) => (options: Options) => {
  const abort = new AbortController();
  const work = send(state, options, abort.signal).then(
    (response) => state.guard(() => runCallbacks(options, 'success', response)),
    (error) => state.guard(() => runCallbacks(options, 'fail', createFailure('uploadFile', error))),
  );
  void state.clock.during(work);
  return { abort: () => abort.abort(), onProgressUpdate: () => undefined };
};

async function send(state: HostState, options: Options, signal: AbortSignal): Promise<Json> {
  const url = new URL(String(options.url));
  if (!LOOPBACK.has(url.hostname))
    throw new Error(`${url.hostname} is not on the list of allowed hosts`);
  const picture = state.files.get(String(options.filePath));
  // Alipay names the field differently, and rejects a file without a type.
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
