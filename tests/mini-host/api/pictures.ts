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
    previewImage: previewApi(state, (current, urls) => urls.indexOf(String(current ?? urls[0]))),
  };
}

/** Shows pictures by their URLs: the viewer has neither the origin of the shop nor the files of the program. */
const previewApi = (state: HostState, findStart: (current: unknown, urls: string[]) => number) =>
  createApi(state.clock, 'previewImage', ({ urls, current }) => {
    const shown = Array.isArray(urls) ? urls.map(String) : [];
    if (shown.length === 0) throw new Error('parameter.urls is empty');
    for (const url of shown) {
      if (!/^https?:\/\//.test(url)) throw new Error(`${url} is not a complete URL`);
    }
    const start = findStart(current, shown);
    if (!shown[start]) throw new Error(`current ${String(current)} is not one of the urls`);
    state.previews.push({ urls: shown, start });
  });

/** Alipay returns only the paths, under another name, and counts the pictures of its viewer. */
export const alipayPictures = (state: HostState): Json => ({
  previewImage: previewApi(state, (current) =>
    typeof current === 'number' ? current : Number(current === undefined) - 1,
  ),
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
