/**
 * 两个实例前面的负载均衡，也是一个 nginx：解开 TLS，轮流派给各实例，没连上的换下一个。
 * 没有会话粘连：实例上什么也不存。像多数负载均衡那样，来源接在客户自己写的 X-Forwarded-For 之后，主机名照客户写的给。
 */
export const balancerConfig = (
  dir: string,
  port: number,
  instances: readonly number[],
  tls: { readonly certificate: string; readonly key: string },
): ReadonlyMap<string, string> =>
  new Map([
    [
      'nginx.conf',
      `worker_processes 1;
pid ${dir}/run/nginx.pid;
error_log ${dir}/logs/error.log warn;
events { worker_connections 1024; }
http {
  # every error of a request is written with the whole request line, tokens and all: none is
  error_log ${dir}/logs/error.log emerg;
  access_log off;
  server_tokens off;
  client_body_temp_path ${dir}/temp/body;
  proxy_temp_path ${dir}/temp/proxy;
  fastcgi_temp_path ${dir}/temp/fastcgi;
  uwsgi_temp_path ${dir}/temp/uwsgi;
  scgi_temp_path ${dir}/temp/scgi;
  upstream instances {
${instances.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${tls.certificate};
    ssl_certificate_key ${tls.key};
    client_max_body_size 21m;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
      proxy_next_upstream error timeout;
      proxy_read_timeout 310s;
    }
  }
}
`,
    ],
  ])
