{{- define "vitrine.labels" -}}
app.kubernetes.io/name: vitrine
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end -}}

{{- define "vitrine.selector" -}}
app.kubernetes.io/name: vitrine
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* A pod of the shop: (dict "root" . "part" "web" "jobs" "off" "resources" ...) */}}
{{- define "vitrine.pod" -}}
securityContext: { runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
terminationGracePeriodSeconds: 30
containers:
  - name: shop
    image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
    envFrom:
      - configMapRef: { name: {{ .root.Release.Name }}-settings }
      - secretRef: { name: {{ .root.Values.secretName }} }
    env:
      - { name: JOBS, value: {{ .jobs | quote }} }
      - { name: MIGRATE, value: "off" }
      - { name: HEALTH_PORT, value: "8081" }
    ports:
      - { name: http, containerPort: 8080 }
      - { name: health, containerPort: 8081 }
    # A first start reads the whole catalogue.
    startupProbe: { httpGet: { path: /readyz, port: health }, timeoutSeconds: 2, periodSeconds: 2, failureThreshold: 90 }
    readinessProbe: { httpGet: { path: /readyz, port: health }, timeoutSeconds: 2, periodSeconds: 3, failureThreshold: 2 }
    livenessProbe: { httpGet: { path: /healthz, port: health }, timeoutSeconds: 2, periodSeconds: 10, failureThreshold: 3 }
    resources: {{- toYaml .resources | nindent 6 }}
    volumeMounts:
      - { name: data, mountPath: /data }
      - { name: tmp, mountPath: /tmp }
      - { name: images, mountPath: /images, readOnly: {{ eq .part "web" }} }
volumes:
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
  - name: images
    persistentVolumeClaim: { claimName: {{ .root.Values.images.claimName }} }
{{- end -}}
