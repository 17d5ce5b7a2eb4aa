import { adminCalls } from '@vitrine/contract/admin';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../../apps/server/src/settings.ts';
import { settingsSchema } from '../../apps/server/src/settings-schema.ts';
import { productionEnvironment } from '../../apps/server/test/support/production-environment.ts';
import { type Resource, renderChart } from './render-chart.ts';

const variable = z.object({ name: z.string(), value: z.string().optional() });
const named = z.looseObject({ name: z.string() });
const podSpec = z.looseObject({
  containers: z.array(
    z.looseObject({
      image: z.string(),
      env: z.array(variable),
      envFrom: z.array(z.record(z.string(), named)),
      volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
    }),
  ),
  volumes: z.array(named),
});
const workload = z.looseObject({
  spec: z.looseObject({
    template: z.object({
      metadata: z.object({
        labels: z.record(z.string(), z.string()),
        annotations: z.record(z.string(), z.string()).default({}),
      }),
      spec: podSpec,
    }),
  }),
});

const VALUES_FILES = {
  'the values of the chart': '',
  'an own brand, placed pods and a private registry': `
image: { repository: registry.example/vitrine, tag: "2.0.0", pullPolicy: Always }
imagePullSecrets: [{ name: registry }]
nodeSelector: { disk: ssd }
affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [] } }
tolerations: [{ key: shop, operator: Exists, effect: NoSchedule }]
podAnnotations: { reloader.stakater.com/auto: "true" }
settings: { BRAND_DIR: /brand, MIGRATE: "off" }
extraEnv: [{ name: NODE_EXTRA_CA_CERTS, value: /brand/ca.pem }]
extraVolumes: [{ name: brand, configMap: { name: shop-brand } }]
extraVolumeMounts: [{ name: brand, mountPath: /brand, readOnly: true }]
images: { claimName: pictures }`,
  'a secret of the chart, no ingress and no kept assets': `
secretName: ""
secret: { DATABASE_URL: "postgres://shop@db/shop", SANDBOX: "off" }
ingress: { enabled: false }
assets: { enabled: false }`,
  'another ingress, a claim that exists and monitoring': `
ingress:
  className: traefik
  extraHosts: [office.example]
  tlsSecretName: ""
  annotations: { nginx.ingress.kubernetes.io/proxy-body-size: null, cert-manager.io/cluster-issuer: acme }
assets: { claimName: shared-assets }
monitoring: { enabled: true, tokenSecret: metrics, labels: { release: prometheus } }`,
};

const findAll = (resources: readonly Resource[], kind: string) =>
  resources.filter((one) => one.kind === kind);
const findPods = (resources: readonly Resource[]) =>
  resources
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((one) => ({ name: one.metadata.name, ...workload.parse(one).spec.template }));
const findContainer = (yaml: string, name = 'shop-web') => {
  const spec = findPods(renderChart(yaml)).find((pod) => pod.name === name)?.spec;
  const container = spec?.containers[0];
  if (!spec || !container) throw new Error(`there is no pod ${name}`);
  return { ...container, spec };
};

describe.each(Object.entries(VALUES_FILES))('with %s', (_, yaml) => {
  const resources = renderChart(yaml);

  it('makes resources with names of their own', () => {
    const names = resources.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Deployment shop-web', 'Service shop']));
  });

  it('stores settings as texts, under names that exist', () => {
    for (const kind of ['ConfigMap', 'Secret'])
      for (const { data, stringData } of findAll(resources, kind)) {
        const stored = z.record(z.string(), z.string()).parse(data ?? stringData);
        expect(Object.keys(stored).filter((name) => !(name in settingsSchema.shape))).toEqual([]);
      }
  });

  it('mounts volumes that each pod has, and no two at one place', () => {
    for (const { spec } of findPods(resources)) {
      const volumes = spec.volumes.map(({ name }) => name);
      const mounts = spec.containers.flatMap(({ volumeMounts }) => volumeMounts);
      expect(new Set(volumes).size).toBe(volumes.length);
      expect(new Set(mounts.map(({ mountPath }) => mountPath)).size).toBe(mounts.length);
      expect(mounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
    }
  });

  it('gives every pod the same settings, image and secret', () => {
    const pods = findPods(resources);
    expect(pods.map(({ name }) => name)).toEqual(['shop-jobs', 'shop-migrate', 'shop-web']);
    const facts = pods.map(({ spec }) => {
      const [container] = spec.containers;
      const env = container?.env.filter(({ name }) => name !== 'JOBS');
      return { env, from: container?.envFrom, image: container?.image };
    });
    expect(facts[1]).toEqual(facts[0]);
    expect(facts[2]).toEqual(facts[0]);
  });
});

test('a pod keeps its address and folders whatever a secret made of .env says', () => {
  const set = Object.fromEntries(
    findContainer('').env.map(({ name, value = '' }) => [name, value]),
  );
  const secret = { HOST: '127.0.0.1', PORT: '9090', DATA_DIR: '.data', MIGRATE: 'on', JOBS: 'on' };
  expect(readSettings({ ...productionEnvironment, ...secret, ...set })).toMatchObject({
    ...{ host: '0.0.0.0', port: 8080, healthPort: 8081, dataDir: '/data' },
    ...{ migrate: false, jobs: false, serves: true },
  });
});

test('the first values file places all pods and mounts what it adds', () => {
  for (const { spec } of findPods(
    renderChart(VALUES_FILES['an own brand, placed pods and a private registry']),
  )) {
    expect(spec).toMatchObject({
      imagePullSecrets: [{ name: 'registry' }],
      nodeSelector: { disk: 'ssd' },
      tolerations: [{ key: 'shop', operator: 'Exists', effect: 'NoSchedule' }],
      affinity: { podAntiAffinity: {} },
    });
    const mounts = spec.containers[0]?.volumeMounts.map(({ mountPath }) => mountPath);
    expect(mounts).toEqual(expect.arrayContaining(['/brand', '/images']));
    expect(spec.containers[0]?.env).toContainEqual({ name: 'IMAGE_DIR', value: '/images' });
  }
});

describe('a change of the secret', () => {
  const DATA = { TOKEN_KEY: 'b25l' };
  const checksums = (yaml: string, data: Readonly<Record<string, string>> = DATA) =>
    findPods(renderChart(yaml, { secrets: { vitrine: data } }))
      .filter(({ name }) => name !== 'shop-migrate')
      .map(({ metadata }) => metadata.annotations['checksum/secret']);

  it('restarts the pods when it is in the cluster', () => {
    expect(checksums('')).toEqual(checksums(''));
    expect(checksums('')[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(checksums('', { TOKEN_KEY: 'dHdv' })[0]).not.toBe(checksums('')[0]);
  });

  it('restarts the pods where Helm cannot read it, by secretVersion', () => {
    expect(checksums('secretVersion: "2"')[0]).not.toBe(checksums('')[0]);
  });

  it('restarts the pods when the chart makes it', () => {
    const withKey = (key: string) => checksums(`{ secretName: "", secret: { TOKEN_KEY: ${key} } }`);
    expect(withKey('two')[0]).not.toBe(withKey('one')[0]);
    expect(withKey('one')).toEqual(withKey('one'));
  });
});

describe('files of former builds', () => {
  const readClaims = (yaml: string, name: string) =>
    findContainer(yaml, name).spec.volumes.filter((volume) => volume.name === 'assets');

  it('are on a volume that all pods for shoppers share', () => {
    const [claim] = findAll(renderChart(), 'PersistentVolumeClaim');
    expect(claim).toMatchObject({ metadata: { name: 'shop-assets' } });
    expect(claim?.spec).toMatchObject({ accessModes: ['ReadWriteMany'] });
    expect(readClaims('', 'shop-web')).toEqual([
      { name: 'assets', persistentVolumeClaim: { claimName: 'shop-assets' } },
    ]);
    const { volumeMounts } = findContainer('');
    expect(volumeMounts).toContainEqual({ name: 'assets', mountPath: '/data/assets' });
    expect(readClaims('', 'shop-jobs')).toEqual([]);
  });

  it('are on a claim that exists, or on none', () => {
    const yaml = 'assets: { claimName: mine, storageClassName: nfs }';
    expect(findAll(renderChart(yaml), 'PersistentVolumeClaim')).toEqual([]);
    expect(readClaims(yaml, 'shop-web')).toMatchObject([
      { persistentVolumeClaim: { claimName: 'mine' } },
    ]);
    expect(readClaims('assets: { enabled: false }', 'shop-web')).toEqual([]);
  });
});

describe('the ingress', () => {
  const read = (yaml: string) => findAll(renderChart(yaml), 'Ingress')[0];

  it('lets the largest upload through', () => {
    const limits = Object.values(adminCalls).map((call) =>
      'upload' in call ? call.upload.maxBytes : 0,
    );
    const size = read('')?.metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'];
    expect(Number.parseInt(size ?? '', 10) * 1024 * 1024).toBeGreaterThan(Math.max(...limits));
    expect(Math.max(...limits)).toBeGreaterThan(0);
  });

  it('has the hosts and annotations of the values', () => {
    const other = read(VALUES_FILES['another ingress, a claim that exists and monitoring']);
    expect(other?.metadata.annotations).toMatchObject({ 'cert-manager.io/cluster-issuer': 'acme' });
    expect(other?.metadata.annotations).not.toHaveProperty([
      'nginx.ingress.kubernetes.io/proxy-body-size',
    ]);
    expect(other?.spec).toMatchObject({
      ingressClassName: 'traefik',
      rules: [{ host: 'shop.example' }, { host: 'office.example' }],
    });
    expect(other?.spec).not.toHaveProperty('tls');
    expect(read('')?.spec).toMatchObject({
      tls: [{ secretName: 'shop-tls', hosts: ['shop.example'] }],
    });
  });
});

it.each([
  ['nodeSelektor: {}', 'nodeSelektor'],
  ['web: { replica: 3 }', 'replica'],
  ['ingress: { bodySize: 10m }', 'bodySize'],
  ['settings: { PORT: 8080 }', '/settings/PORT'],
  ['extraEnv: [{ name: DATA_DIR, value: /elsewhere }]', '/extraEnv/0/name'],
  ['extraVolumes: [{ name: data, emptyDir: {} }]', '/extraVolumes/0/name'],
  ['monitoring: { enabled: "yes" }', '/monitoring/enabled'],
  ['image: { tag: 1 }', '/image/tag'],
])('refuses the values %j', (yaml, place) => {
  expect(() => renderChart(yaml)).toThrow(/^Invalid values: /);
  expect(() => renderChart(yaml)).toThrow(place);
});
