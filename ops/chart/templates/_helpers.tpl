{{- define "vitrine.labels" -}}
app.kubernetes.io/name: vitrine
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end -}}

{{- define "vitrine.selector" -}}
app.kubernetes.io/name: vitrine
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "vitrine.secretName" -}}
{{- if .Values.secretName }}{{ .Values.secretName }}{{ else }}{{ .Release.Name }}-secret{{ end -}}
{{- end -}}

{{/* Changes with what the processes read at start, so that a change restarts them. */}}
{{- define "vitrine.annotations" -}}
{{- $data := .Values.secret -}}
{{- if .Values.secretName -}}
{{- $data = get (lookup "v1" "Secret" .Release.Namespace .Values.secretName) "data" -}}
{{- end -}}
checksum/settings: {{ toJson .Values.settings | sha256sum }}
checksum/secret: {{ toJson (list $data .Values.secretVersion) | sha256sum }}
{{- with .Values.podAnnotations }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* Where a pod runs, and as whom. */}}
{{- define "vitrine.place" -}}
securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* What every container of the shop has. What stands under `env` wins over the secret, which may come from a file .env. */}}
{{- define "vitrine.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ include "vitrine.secretName" . }} }
{{- end -}}

{{- define "vitrine.env" -}}
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: "8080" }
- { name: HEALTH_PORT, value: "8081" }
- { name: DATA_DIR, value: /data }
- { name: MIGRATE, value: "off" }
{{- if .Values.images.claimName }}
- { name: IMAGE_DIR, value: /images }
{{- end }}
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "vitrine.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- if .Values.images.claimName }}
- { name: images, mountPath: /images, readOnly: true }
{{- end }}
{{- with .Values.extraVolumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- define "vitrine.volumes" -}}
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
{{- if .Values.images.claimName }}
- { name: images, persistentVolumeClaim: { claimName: {{ .Values.images.claimName }} } }
{{- end }}
{{- with .Values.extraVolumes }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{/* A pod of the shop: (dict "root" . "part" "web" "jobs" "off" "resources" ...) */}}
{{- define "vitrine.pod" -}}
{{- $keepsAssets := and (eq .part "web") .root.Values.assets.enabled -}}
{{ include "vitrine.place" .root }}
terminationGracePeriodSeconds: 30
containers:
  - name: shop
    {{- include "vitrine.container" .root | nindent 4 }}
    env:
      - { name: JOBS, value: {{ .jobs | quote }} }
      {{- include "vitrine.env" .root | nindent 6 }}
    ports:
      - { name: http, containerPort: 8080 }
      - { name: health, containerPort: 8081 }
    # A first start reads the whole catalogue.
    startupProbe: { httpGet: { path: /readyz, port: health }, timeoutSeconds: 2, periodSeconds: 2, failureThreshold: 90 }
    readinessProbe: { httpGet: { path: /readyz, port: health }, timeoutSeconds: 2, periodSeconds: 3, failureThreshold: 2 }
    livenessProbe: { httpGet: { path: /healthz, port: health }, timeoutSeconds: 2, periodSeconds: 10, failureThreshold: 3 }
    resources: {{- toYaml .resources | nindent 6 }}
    volumeMounts:
      {{- include "vitrine.mounts" .root | nindent 6 }}
      {{- if $keepsAssets }}
      - { name: assets, mountPath: /data/assets }
      {{- end }}
volumes:
  {{- include "vitrine.volumes" .root | nindent 2 }}
  {{- if $keepsAssets }}
  - { name: assets, persistentVolumeClaim: { claimName: {{ .root.Values.assets.claimName | default (printf "%s-assets" .root.Release.Name) }} } }
  {{- end }}
{{- end -}}
